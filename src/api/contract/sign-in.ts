import { z } from 'zod'
import { call, plainCall } from './call.ts'

export const signInCalls = {
  'GET /sign-in/providers': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Who else can say who somebody is: the buttons of the login page',
    answer: z.object({
      /** `id` is what `POST /api/auth/sign-in/social` takes; `label` stands on the button. */
      providers: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  }),
}
