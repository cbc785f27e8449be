/*! jQuery v1.12.4 | a stand-in that only says which version it would be */
window.jQuery = function () {}
