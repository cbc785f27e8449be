import { z } from 'zod'
import { OWN_COMMANDS } from '#core/own-commands.ts'
import { call, plainCall } from './call.ts'

export const signInCalls = {
  'GET /sign-in/providers': call({
    ...plainCall,
    access: 'everybody',
    summary:
      'The providers that one can sign in with on the login page, and whether this installation sends mail',
    answer: z.object({
      /** `id` is for `POST /api/auth/sign-in/social`; `label` is the button's text. */
      providers: z.array(z.object({ id: z.string(), label: z.string() })),
      /** `false`: one-time codes of the operator's take the place of mailed links. */
      sendsMail: z.boolean(),
      /** How the machine that this installation runs on calls the command line. */
      command: z.enum(OWN_COMMANDS),
    }),
  }),
}
