import { z } from 'zod'
import { handleOf } from '../address/handles.ts'
import type { Network } from '../address/networks.ts'
import { answerOfHandle } from '../survey/handle-answer.ts'
import { type Suggest, suggestFrom } from '../survey/suggest.ts'

const Profile = z.object({ profileUrl: z.string().nullable() })

/** Suggests the handle of the profile that the website links to. */
export const suggestProfile = (network: Network): Suggest =>
  suggestFrom(Profile, ({ profileUrl }) => {
    const answer = profileUrl === null ? null : answerOfHandle(handleOf(network, profileUrl))
    return answer === null ? [] : [{ value: answer, at: profileUrl }]
  })
