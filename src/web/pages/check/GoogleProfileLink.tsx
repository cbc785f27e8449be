import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'

/** The way to the profile itself, from its check. */
export const GoogleProfileLink = () => (
  <Card
    title="Your profile on Google"
    hint="Its details, opening hours and reviews: see them, change them and answer."
  >
    <LinkTo href="/google-profile">Open your profile</LinkTo>
  </Card>
)
