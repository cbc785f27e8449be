import { z } from 'zod'
import { handleOf } from '../address/handles.ts'
import type { Network } from '../address/networks.ts'
import { type Suggest, suggestFrom } from '../survey/suggest.ts'

const Profile = z.object({ profileUrl: z.string().nullable() })

/** Suggests the handle of the profile that the website links to. */
export const suggestProfile = (network: Network): Suggest =>
  suggestFrom(Profile, ({ profileUrl }) => {
    const handle = profileUrl === null ? null : handleOf(network, profileUrl)
    return handle === null ? [] : [{ value: handle, at: profileUrl }]
  })
