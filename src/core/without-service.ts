import type { AccountsEvidence, Service } from './evidence/owner.ts'

/**
 * The reason beside a verdict that waits for a service which this installation cannot connect or ask: the status stays, the check is
 * not switched on. Empty where the service is available.
 */
export const withoutService = (
  { available = [] }: AccountsEvidence,
  service: Service,
): { reason?: 'provider_not_configured' } =>
  available.includes(service) ? {} : { reason: 'provider_not_configured' }
