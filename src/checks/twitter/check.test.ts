import { provesNetworkCheck } from '#support/network-check.ts'
import { check } from './check.ts'

provesNetworkCheck(check, { network: 'twitter', question: 'S-SOC-T', profile: 'https://x.com/joesplumbing' })
