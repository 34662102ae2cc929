import { Toast } from './Toast';

const nothing = () => undefined;

export const Toasts = () => (
  <Toast actionLabel="Annuler" closeLabel="Fermer" life={3_600_000} onAction={nothing} onClose={nothing}>
    Retiré de vos favoris
  </Toast>
);
