import { Button } from '@mantine/core'
import type { FrontPage } from '#core/address/front-page.ts'
import { atRest } from '../surface/at-rest.ts'
import classes from './front-page-button.module.css'

interface FrontPageButtonProps {
  frontPage: FrontPage
  busy?: boolean
  /** Called with the address to use in place of what was typed. */
  onUse: (address: string) => void
}

/** Replaces the typed address of a page by its website's homepage. */
export const FrontPageButton = ({ frontPage, busy = false, onUse }: FrontPageButtonProps) => (
  <Button
    variant="default"
    size="sm"
    classNames={{ root: classes.root, label: classes.label }}
    {...atRest(busy)}
    onClick={busy ? undefined : () => onUse(frontPage.address)}
  >
    <span>
      Use just the front page: <bdi>{frontPage.shown}</bdi>
    </span>
  </Button>
)
