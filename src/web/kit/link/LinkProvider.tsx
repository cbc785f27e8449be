import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { createContext, useContext } from 'react'

/** Props of `<a>`; `href` is required. */
export type LinkProps = ComponentProps<'a'> & { href: string }
export type LinkComponent = ComponentType<LinkProps>

const PlainLink: LinkComponent = ({ children, ...props }) => <a {...props}>{children}</a>

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Passes the router's link to the kit, so that the kit does not import the router. */
export function LinkProvider({ link, children }: { link?: LinkComponent | undefined; children: ReactNode }) {
  return <LinkContext value={link ?? PlainLink}>{children}</LinkContext>
}

/** A link inside the app. */
export function LinkTo(props: LinkProps) {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
