/** False only if the element cannot match. True asks for the real selector engine. Undefined is a rule that styles no element. */
export const mayMatch: (element: Element, selector: string | undefined) => boolean;
