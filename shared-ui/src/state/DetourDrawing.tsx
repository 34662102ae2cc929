/** A broken road with a dotted detour: 240 px wide in empty states, 360 in the panel of a slot. */
export const DetourDrawing = ({ width = 240 }: { width?: number }) => (
  <svg
    viewBox="0 0 360 200"
    width={width}
    height={(width * 200) / 360}
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    <g strokeWidth="5" strokeLinecap="round">
      <path d="M8 150H120M240 150H352" stroke="var(--color-brand)" />
      <path
        d="M120 150C168 150 128 52 180 52S192 150 240 150"
        stroke="var(--color-accent)"
        strokeDasharray="2 13"
      />
      <path d="M148 150h64" stroke="var(--color-line-strong)" strokeDasharray="1 14" />
    </g>
    <circle cx="180" cy="52" r="10" fill="var(--color-accent)" />
    <path
      d="M36 148c-14-6-13-44 0-70 13 26 14 64 0 70ZM66 148c-10-5-9-30 0-48 9 18 10 43 0 48ZM318 148c-15-7-14-52 0-84 14 32 15 77 0 84ZM286 148c-9-5-8-26 0-42 8 16 9 37 0 42Z"
      fill="var(--color-brand)"
    />
  </svg>
);
