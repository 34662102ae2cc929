/** Ideas shown initially, and added by each click. @spec IDEAS-006 */
export const ideasPerSection: number = 6;
