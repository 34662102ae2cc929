/** Watches whether a page makes the names of days, which only an open calendar needs. `end` stops the watch. */
export const watchDayNames = (): { areMade(): boolean; end(): void } => {
  const printed = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  return {
    areMade: () =>
      printed.mock.contexts.some((format) => {
        const { weekday, day } = (format as Intl.DateTimeFormat).resolvedOptions();
        return weekday !== undefined && day === undefined;
      }),
    end: () => printed.mockRestore(),
  };
};
