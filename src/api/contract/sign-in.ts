import { z } from 'zod'
import { call, plainCall } from './call.ts'

export const signInCalls = {
  'GET /sign-in/providers': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The providers that one can sign in with on the login page',
    answer: z.object({
      /** `id` is for `POST /api/auth/sign-in/social`; `label` is the button's text. */
      providers: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  }),
}
