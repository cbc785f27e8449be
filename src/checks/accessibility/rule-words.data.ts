/** What each rule of axe-core that a visit runs means for people, by the rule's id. */
const RULES: Readonly<Record<string, string>> = {
  accesskeys: 'Two parts of the page share a keyboard shortcut, so one of them cannot be reached by it',
  'area-alt': 'Some places on a clickable picture have no words for people who cannot see them',
  'aria-allowed-attr': 'Some parts are described to screen readers in a way they cannot use',
  'aria-allowed-role': 'Some parts tell screen readers that they are something which they cannot be',
  'aria-braille-equivalent': 'Some words for braille displays have no counterpart for screen readers',
  'aria-command-name': 'Some buttons and links have no words for people who listen to the page',
  'aria-conditional-attr': 'Some parts tell screen readers something else than they show',
  'aria-deprecated-role': 'Some parts are described to screen readers in a way that is out of date',
  'aria-dialog-name': 'A window within the page has no name for people who listen to the page',
  'aria-hidden-body': 'Screen readers are told to skip the whole page',
  'aria-hidden-focus': 'The keyboard stops at parts that screen readers are told to skip',
  'aria-input-field-name': 'Some fields have no name for people who listen to the page',
  'aria-meter-name': 'A gauge has no name for people who listen to the page',
  'aria-progressbar-name': 'A progress bar has no name for people who listen to the page',
  'aria-prohibited-attr': 'Some parts are given a name that screen readers do not read there',
  'aria-required-attr':
    'Some parts do not tell screen readers what they need to know, such as whether a box is ticked',
  'aria-required-children': 'Some lists and menus are put together wrongly for screen readers',
  'aria-required-parent': 'Some lists and menus are put together wrongly for screen readers',
  'aria-roles': 'Some parts tell screen readers that they are something which does not exist',
  'aria-tab-name': 'Some tabs have no name for people who listen to the page',
  'aria-text': 'Some parts are read out as plain text although they hold something to press',
  'aria-toggle-field-name': 'Some switches and tick boxes have no name for people who listen to the page',
  'aria-tooltip-name': 'A hint that pops up has no words for people who listen to the page',
  'aria-treeitem-name':
    'Some entries of a list that folds out have no name for people who listen to the page',
  'aria-valid-attr': 'Some parts are described to screen readers with misspelled words',
  'aria-valid-attr-value': 'Some parts are described to screen readers with wrong values',
  'autocomplete-valid':
    'Some fields tell browsers wrongly what belongs in them, so they cannot be filled in automatically',
  'avoid-inline-spacing':
    'The space between some letters, words or lines cannot be made wider by people who need it',
  blink: 'Some words blink, which distracts people',
  'button-name': 'Some buttons have no words, so people who listen to the page cannot tell what they do',
  bypass: 'People who use the keyboard cannot skip the menu to reach the main part',
  'color-contrast': 'Some words are hard to read, as their colour is too close to the background',
  'definition-list':
    'Some lists of terms are put together wrongly, so screen readers cannot read them in pairs',
  dlitem: 'Some lists of terms are put together wrongly, so screen readers cannot read them in pairs',
  'document-title': 'The page has no title, so people cannot tell their open tabs apart',
  'duplicate-id-aria': 'Two parts share a name, so screen readers describe the wrong one',
  'empty-heading': 'A heading has no words, which confuses people who jump from heading to heading',
  'empty-table-header': 'Some rows or columns of a table have no heading for people who listen to the page',
  'form-field-multiple-labels': 'Some fields have two names, so screen readers may read the wrong one',
  'frame-focusable-content': 'The keyboard cannot reach what stands in a part from another website',
  'frame-tested': 'A part from another website could not be tested',
  'frame-title': 'A part from another website has no name for people who listen to the page',
  'frame-title-unique':
    'Several parts from other websites share a name, so people who listen to the page cannot tell them apart',
  'heading-order': 'Headings skip a level, which confuses people who jump from heading to heading',
  'html-has-lang': 'The page does not say its language, so screen readers may speak it wrongly',
  'html-lang-valid': 'The page names a language that does not exist, so screen readers may speak it wrongly',
  'html-xml-lang-mismatch': 'The page names two languages, so screen readers may speak it wrongly',
  'identical-links-same-purpose': 'Some links have the same words but lead to different places',
  'image-alt': 'Some pictures have no description for people who cannot see them',
  'image-redundant-alt': 'Some pictures repeat the words beside them, which is read out twice',
  'input-button-name':
    'Some buttons have no words, so people who listen to the page cannot tell what they do',
  'input-image-alt': 'A picture used as a button has no words for people who cannot see it',
  label: 'Some fields have no name, so people who listen to the page cannot fill them in',
  'label-content-name-mismatch':
    'Some parts are named differently than they show, so voice control cannot find them',
  'label-title-only': 'Some fields show no name, only a hint that appears under the mouse',
  'landmark-banner-is-top-level':
    'The marked head of the page stands inside another marked part, where screen readers do not expect it',
  'landmark-contentinfo-is-top-level':
    'The marked foot of the page stands inside another marked part, where screen readers do not expect it',
  'landmark-main-is-top-level':
    'The marked main part of the page stands inside another marked part, where screen readers do not expect it',
  'landmark-no-duplicate-banner':
    'The page marks two parts as its head, so screen readers cannot tell which it is',
  'landmark-no-duplicate-contentinfo':
    'The page marks two parts as its foot, so screen readers cannot tell which it is',
  'landmark-no-duplicate-main':
    'The page marks two parts as its main part, so screen readers cannot tell which it is',
  'landmark-one-main': 'The page does not mark its main part, so screen readers cannot skip to it',
  'landmark-unique':
    'Several marked parts of the page, such as two menus, have the same name, so screen readers cannot tell them apart',
  'link-in-text-block': 'Some links look like the words around them',
  'link-name': 'Some links have no words, so people who listen to the page cannot tell where they lead',
  list: 'Some lists are put together wrongly, so screen readers cannot count them',
  listitem: 'Some lists are put together wrongly, so screen readers cannot count them',
  marquee: 'Some words move across the page, which makes them hard to read',
  'meta-refresh': 'The page moves on by itself before everybody has read it',
  'meta-viewport': 'People cannot zoom in on their phones',
  'meta-viewport-large': 'People cannot zoom in far enough on their phones',
  'nested-interactive': 'Something to press stands inside something else to press, so screen readers miss it',
  'no-autoplay-audio': 'Sound plays by itself, over the voice of screen readers',
  'object-alt': 'Some embedded parts have no description for people who cannot see them',
  'page-has-heading-one': 'The page has no main heading to say what it is about',
  'presentation-role-conflict': 'Some parts that screen readers are told to skip are read out all the same',
  region: 'Some content stands outside the marked parts of the page, where screen readers may miss it',
  'role-img-alt': 'Some drawings have no description for people who cannot see them',
  'scope-attr-valid': 'A table is put together wrongly for screen readers',
  'scrollable-region-focusable': 'A part that scrolls cannot be reached with the keyboard',
  'select-name': 'Some lists to choose from have no name for people who listen to the page',
  'server-side-image-map': 'A clickable picture cannot be used with the keyboard',
  'skip-link': 'A link that should skip to another part of the page leads nowhere',
  'summary-name':
    'Something that folds out has no words, so people who listen to the page cannot tell what is in it',
  'svg-img-alt': 'Some drawings have no description for people who cannot see them',
  tabindex: 'The keyboard goes through the page in an order that does not follow it',
  'table-duplicate-name': 'A table says the same thing twice to people who listen to the page',
  'table-fake-caption': 'A table has its title in a cell, where screen readers do not find it',
  'target-size': 'Some buttons and links are too small or too close together to tap',
  'td-has-header': 'Some cells of a large table have no heading for people who listen to the page',
  'td-headers-attr': 'A table is put together wrongly for screen readers',
  'th-has-data-cells': 'A table is put together wrongly for screen readers',
  'valid-lang':
    'Some words are marked with a language that does not exist, so screen readers may speak them wrongly',
  'video-caption': 'A video has no captions for people who cannot hear it',
}

/** A broken rule in words for an owner. A rule that a later axe-core brings has its id alone: its own sentence is for web people. */
export const ruleInWords = ({ id }: { id: string }): string =>
  RULES[id] ?? `A technical point for your web person (${id})`
