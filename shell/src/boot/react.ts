// CommonJS runs where it is first imported. Imported here, React runs with its own file and not with the shell's.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
