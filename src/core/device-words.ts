import type { Device } from './evidence/visit.ts'

/** How a page was opened in a visit, in words for owners: "Accessibility on a phone". */
export const ON_DEVICE: Readonly<Record<Device, string>> = {
  mobile: 'on a phone',
  desktop: 'on a computer',
}
