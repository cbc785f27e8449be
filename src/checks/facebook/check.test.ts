import { provesNetworkCheck } from '#support/network-check.ts'
import { check } from './check.ts'

provesNetworkCheck(check, {
  network: 'facebook',
  question: 'S-SOC-F',
  profile: 'https://www.facebook.com/joesplumbing',
})
