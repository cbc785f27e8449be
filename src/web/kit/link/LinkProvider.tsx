import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { createContext, useContext } from 'react'

/** A link as `<a>` takes it; `href` is always there. */
export type LinkProps = ComponentProps<'a'> & { href: string }
export type LinkComponent = ComponentType<LinkProps>

const PlainLink: LinkComponent = ({ children, ...props }) => <a {...props}>{children}</a>

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Gives the kit the router's link, so that the kit need not know the router. */
export function LinkProvider({ link, children }: { link?: LinkComponent | undefined; children: ReactNode }) {
  return <LinkContext value={link ?? PlainLink}>{children}</LinkContext>
}

/** A link inside the app. */
export function LinkTo(props: LinkProps) {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
