/** Shape of the top of a town house. */
export type Top = 'eaves' | 'gable' | 'step' | 'bell' | 'mansard';
