import { provesNetworkCheck } from '#support/network-check.ts'
import { check } from './check.ts'

provesNetworkCheck(check, {
  network: 'instagram',
  question: 'S-SOC-I',
  profile: 'https://www.instagram.com/joesplumbing',
})
