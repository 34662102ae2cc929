/** Folders of the libraries that teams install. */
export const libraries = ['shared-contracts', 'shared-ui', 'remote-kit'] as const;
