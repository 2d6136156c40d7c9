#!/bin/bash
# usage: build.sh NAME [GAME_FOLDER...]   compiles a copy with the six first games and the folders named; others are left out
N=$1; shift
D=/tmp/scratch/$N; mkdir -p $D; cd /work/main
rm -rf $D/src; cp -r src setup.py pyproject.toml README.md docs tests bench $D/ 2>/dev/null; find $D/src -name '*.so' -delete
cd $D
for g in src/troef/games/*/; do b=$(basename $g); case " ezelen klaverjassen patience pesten poker rummy __pycache__ $* " in *" $b "*) ;; *) rm -rf $g;; esac; done
/work/main/.venv/bin/python - <<'P'
import re,os
p='src/troef/games/__init__.py'
s=open(p).read()
have=set(os.listdir('src/troef/games'))
known=set(re.findall(r'[a-z_]+',s))
out=[]
for line in s.splitlines():
    m=re.match(r'\s*(?:register\(|(?:from troef\.games import )|from troef\.games\.|\()?\s*([a-z_]+)',line)
    out.append(line)
s='\n'.join(out)+'\n'
games=set(re.findall(r'\b([a-z_]+)\.INFO\b',s))
for g in games:
    if g not in have:
        s=re.sub(rf'^.*\b{g}\.INFO\b.*\n','',s,flags=re.M)
        s=re.sub(rf',\s*{g}\b(?!\.)','',s); s=re.sub(rf'\b{g},\s*','',s)
open(p,'w').write(s)
P
echo "built with only: ezelen klaverjassen patience pesten poker rummy $*  (usage: build.sh NAME GAME_FOLDER...)"
MYPYPATH=src TROEF_COMPILE=yes /work/main/.venv/bin/python setup.py build_ext --inplace --parallel 2 > build.log 2>&1; echo exit $?; grep -E " error:" build.log | head -20
