import { useState, type ReactNode } from 'react';
import { Button, Dialog, LazyPart, Skeleton, type Chunk, type DialogProps } from '@detour/shared-ui';
import { useText } from '../text';

export interface DialogLinkProps<T> extends Pick<DialogProps, 'title' | 'kind'> {
  /** "Lire les 286 avis" */
  readonly label: string;
  /** Code of the content. It loads when the pointer or focus reaches the link. */
  readonly chunk: Chunk<T>;
  /** Shown when the code cannot be loaded, above a retry. */
  readonly failed: string;
  readonly children: (code: T) => ReactNode;
}

/** A link and the dialog that it opens. The content is a chunk of its own, because few visitors open it. */
export const DialogLink = <T,>({ label, title, kind, chunk, failed, children }: DialogLinkProps<T>) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const preload = (): void => void chunk.load();
  return (
    <>
      <Button
        kind="link"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('ui.close')}
        kind={kind}
        mobile="full"
      >
        <LazyPart
          chunk={chunk}
          failed={failed}
          retryLabel={t('ui.retry')}
          waiting={<Skeleton width="100%" height="20rem" radius="m" />}
        >
          {children}
        </LazyPart>
      </Dialog>
    </>
  );
};
