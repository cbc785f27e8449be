import { signInCalls } from '../contract/sign-in.ts'
import { named, Resource } from '../http/routing.ts'

/** Ways to sign in that are set up here. */
export const signInRoutes = new Resource().on(
  named(signInCalls, 'GET /sign-in/providers'),
  async ({ services: { accounts, machine } }) => ({
    providers: [...accounts.providers],
    sendsMail: machine.mailServer !== null,
    command: machine.command,
  }),
)
