import { createContext } from 'react';

/** Columns of the cards on desktop: three, or two beside the map. @spec SRCH-005 */
export const CardColumns = createContext<2 | 3>(3);
