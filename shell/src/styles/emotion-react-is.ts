// `react-is` in the shell's build: Emotion's `withTheme` asks for these only. The package is made for React 16, and knows no memo of today.
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');
export const isMemo = (): boolean => false;
