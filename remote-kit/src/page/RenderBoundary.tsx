import { Component, type ReactNode } from 'react';
import type { RemoteHost } from '@detour/shared-contracts/mount';

interface BoundaryProps {
  readonly host: Pick<RemoteHost, 'report' | 'release'>;
  readonly children?: ReactNode;
}

/** Error boundary of a remote: reports a render error, and the shell shows its fallback. */
export class RenderBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.report({ kind: 'render', code: 'SHELL-201', error });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
