type Attributes = Readonly<Record<string, string>>

const HIDING_STYLE = /(?:^|[;\s])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden)/iu
const OFF_SCREEN_STYLE =
  /(?:^|[;\s])(?:(?:left|top|right|bottom|margin-left|margin-top|text-indent)\s{0,9}:\s{0,9}-\d{3,9}|font-size\s{0,9}:\s{0,9}0(?:[;p\s]|$)|opacity\s{0,9}:\s{0,9}0(?:;|$)|clip\s{0,9}:\s{0,9}rect\(0)/iu
const SHUT_STYLE = /(?:^|[;\s])(?:height|width)\s{0,9}:\s{0,9}[01](?:px)?(?:;|\s|$)/iu

/**
 * Hidden by itself: by `hidden`, an inline style, a dialog that is not open, or the mark that our browser puts on elements which the style sheets of a
 * rendered page hide.
 */
export function hidesItself(tag: string, attributes: Attributes): boolean {
  if (attributes['hidden'] !== undefined || attributes['data-fettle-hidden'] !== undefined) return true
  if (tag === 'dialog' && attributes['open'] === undefined) return true
  const style = attributes['style']
  return style !== undefined && HIDING_STYLE.test(style)
}

/** Invisible by an inline style that moves it off the screen, shrinks it to nothing or makes it transparent. */
export function isOffScreen(attributes: Attributes): boolean {
  const style = attributes['style']
  if (style === undefined) return false
  return (
    OFF_SCREEN_STYLE.test(style) || (SHUT_STYLE.test(style) && /overflow\s{0,9}:\s{0,9}hidden/iu.test(style))
  )
}
