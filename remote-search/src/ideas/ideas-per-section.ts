/** Ideas that a section shows at once, and how many more each press reveals. @spec IDEAS-006 */
export const ideasPerSection: number = 6;
