import type { Where } from '../fix.ts'
import type { Task } from './builders.data.ts'
import { type Place, placeName } from './place.ts'
import { IN_A_BUILDER, IN_FILES, IN_WORDPRESS } from './ways.data.ts'

/** Where a task is done at this place, and how to get there. */
export function whereTo(place: Place, task: Task): Where {
  const { builder, isWordPress } = place
  const steps = builder
    ? (builder.ways[task] ?? IN_A_BUILDER[task])
    : (isWordPress ? IN_WORDPRESS : IN_FILES)[task]
  return { place: placeName(place), steps: [...steps] }
}

const DNS_STEPS = [
  'Open the account where your domain name is managed (often where you bought it) and look for "DNS" or "records".',
  'Add a record of type TXT with the name and the value below. If a record of that name and kind is there, change it instead: there may be only one.',
  'Save, wait an hour, and re-run the test.',
]

/** Where records of a domain go. Cloudflare in front of a website means that it answers for the domain's records as well. */
export function dnsPlace(domain: string, { servers }: Place): Where {
  if (!servers.includes('cloudflare'))
    return { place: `the DNS settings of ${domain}`, steps: [...DNS_STEPS] }
  const [, ...rest] = DNS_STEPS
  const first = `In Cloudflare, choose ${domain}, then DNS, then Records.`
  return { place: `the DNS settings of ${domain}, probably at Cloudflare`, steps: [first, ...rest] }
}
