/** @jsxImportSource react */
interface LinesProps {
  readonly children: string;
}

/** A text with its line breaks, which Outlook shows as `<br>` only. */
export const Lines = ({ children }: LinesProps) =>
  children.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
