import type { GuestWords } from './GuestSteppers';

export const guestWords: GuestWords = {
  adults: {
    label: 'Adultes',
    hint: '12 ans et plus',
    less: 'Adultes : un de moins',
    more: 'Adultes : un de plus',
  },
  children: {
    label: 'Enfants',
    hint: '3 à 11 ans',
    less: 'Enfants : un de moins',
    more: 'Enfants : un de plus',
  },
  babies: { label: 'Bébés', hint: '0 à 2 ans', less: 'Bébés : un de moins', more: 'Bébés : un de plus' },
};
