/**
 * All styles that belong to no component. `base.css` comes first, because it sets the order of the layers; then the font,
 * Mantine's components (only those in use) and the tokens. A Mantine component that is new to the app needs its file here when a
 * visitor's page shows it, else in `later-styles.ts`.
 * Mantine's variables are written by its provider: most of the file with them is colours that we do not use.
 */
import './base.css'
import '@fontsource-variable/figtree/wght.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import './tokens.css'
import './buttons.css'
import './print.css'
