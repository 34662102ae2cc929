export interface ConsentChoice {
  readonly preferences: boolean;
  readonly statistics: boolean;
}
