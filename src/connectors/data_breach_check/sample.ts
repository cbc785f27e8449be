import { BLUE_WREN } from '../sample-business.ts'
import type { LookUpData } from './schema.ts'

/** The one address that the sample looks up. */
export const SAMPLE_ADDRESS = `shop@${BLUE_WREN.host}`

/** The sample business' breaches: made-up services, so that nobody real is accused. */
export const sampleBreaches = (): LookUpData => ({
  kind: 'read',
  breaches: [
    {
      name: 'Petal Market',
      date: '2024-02-11',
      dataTypes: ['Email addresses', 'Passwords', 'Phone numbers'],
      verified: true,
      discounted: false,
    },
    {
      name: 'Parcel Rounds',
      date: '2021-08-03',
      dataTypes: ['Email addresses', 'Names', 'Physical addresses'],
      verified: true,
      discounted: false,
    },
  ],
})
