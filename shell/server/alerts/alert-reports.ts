import type { Alerts } from './alerts';

type AlertReport = Parameters<Alerts['raise']>[0];

/** Connects what fails to the alerts, which start later because they name teams by the live releases. */
export interface AlertReports {
  report(alert: AlertReport): void;
  subscribe(listener: (alert: AlertReport) => void): void;
}

export const createAlertReports = (): AlertReports => {
  const listeners: ((alert: AlertReport) => void)[] = [];
  return {
    report: (alert) => listeners.forEach((listener) => listener(alert)),
    subscribe: (listener) => void listeners.push(listener),
  };
};
