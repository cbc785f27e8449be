import type { KnownHosts } from '#core/address/website.ts'
import type { Services } from '../services.ts'

/** Hosts with rules of their own when an address is read: those the operator allows, and our own. */
export const knownHosts = ({
  allowedHosts,
  origin,
}: Pick<Services, 'allowedHosts' | 'origin'>): KnownHosts => ({
  allowed: allowedHosts,
  own: [new URL(origin).hostname],
})
