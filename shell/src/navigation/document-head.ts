import type { PageHead } from '@detour/shared-contracts/mount';

const setMeta = (name: string, content: string | undefined): void => {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.setAttribute('content', content);
};

/** Title and description follow the page in the browser. Robots and alternates matter only in the first HTML. */
export const applyHead = (head: PageHead): void => {
  document.title = head.title;
  setMeta('description', head.description);
};
