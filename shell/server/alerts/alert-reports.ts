import type { Alerts } from './alerts';

type AlertReport = Parameters<Alerts['raise']>[0];

/** Forwards failures to the alerts. The alerts start later, because the live releases name the teams. */
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
