import { Icon } from '../Icon.tsx'
import { IconArrowLeft } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './toolbar.module.css'

/** Above the title of a page: the link to the list that it belongs to. */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <LinkTo href={href} className={classes.back} data-screen-only>
    <Icon of={IconArrowLeft} size={16} />
    {label}
  </LinkTo>
)
