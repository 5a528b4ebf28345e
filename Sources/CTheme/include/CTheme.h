// The built-in theme, as bytes inside the program.
#pragma once
