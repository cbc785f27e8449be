#!/bin/sh
# Removes from the image what it never loads. `slim.sh system <root>`: from Debian's part; `slim.sh packages <folder>`: from the npm packages in it
# (needs binutils).
# Every licence stays (Debian's are the files `copyright`), and the list of Debian's packages, which scanners of images read.
set -eu
cd "$2"
case $1 in
  system)
    # Chromium draws by itself: what Mesa would need goes (drivers, LLVM, and what only LLVM needs: ICU and libxml2). So do icons, manuals,
    # translations, layouts of keyboards, encodings of old, Perl, and what only installs packages.
    find usr/share/doc -type f ! -name copyright -delete
    rm -rf usr/share/man usr/share/info usr/share/locale usr/share/icons usr/share/X11 usr/share/perl* usr/lib/*/perl usr/lib/*/perl-base usr/bin/perl* \
      usr/lib/*/libperl.so* usr/lib/*/libLLVM-* usr/lib/*/libz3.so* usr/lib/*/libicu*.so* usr/lib/*/libxml2.so* usr/lib/*/dri usr/lib/*/gconv \
      usr/lib/chromium/libVk*validation* usr/lib/chromium/libVkICD_mock* usr/lib/chromium/*.TOC usr/lib/apt usr/lib/dpkg usr/lib/systemd usr/lib/udev \
      var/lib/apt/lists var/lib/dpkg/info var/cache/apt var/cache/debconf var/log
    ;;
  packages)
    # Another browser, and a reporter of faults that Lighthouse loads only when asked to.
    rm -rf node_modules/@sparticuz/chromium/bin node_modules/node-linux-*/include node_modules/node-linux-*/share node_modules/node-linux-*/*.md node_modules/@sentry node_modules/@paulirish/trace_engine/test
    find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.tsbuildinfo' -o -name '*.a' \) -delete
    find node_modules -type f \( -iname 'readme*' -o -iname 'changelog*' -o -iname 'history.md' \) -delete
    # A table of which only the shorter form is loaded; names of functions, which only a debugger reads.
    rm -f node_modules/third-party-web/dist/domain-map.csv
    strip --strip-all node_modules/node-linux-*/bin/node
    ;;
esac
